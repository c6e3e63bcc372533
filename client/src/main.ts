/** The first script: small, so that what the page needs is asked for at once, all together. */
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/desk.css';
import { parse, preferredLocale } from './lib/address';
import { askEarly } from './lib/early';
import { stayCurrent } from './lib/renewing';
import { pageOf } from './pages';

const locale = preferredLocale(navigator.languages);
stayCurrent();
askEarly(locale);
const { page } = parse(location.pathname);
const fetched = pageOf(page);
void import('./start').then(({ start }) => start(locale, page, fetched));
