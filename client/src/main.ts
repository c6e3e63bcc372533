import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource/special-elite/400.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/desk.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLocale, speak } from './lib/text.svelte';

await speak(preferredLocale(navigator.languages));
mount(App, { target: document.getElementById('app')! });
