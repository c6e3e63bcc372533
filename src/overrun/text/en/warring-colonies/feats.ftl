### What one may have achieved in Warring Colonies: a title and a little story.

wc-feat-lone-wolf = Lone Wolf
    .text = Two colonies shot at each other all winter. In the end the town was yours.
wc-feat-walls-came-down = The Walls Came Down
    .text = Their gates stood open in the morning, and nobody was behind them.
wc-feat-both-banners = Both Banners
    .text = You have fought under two colours, and know that the soup tastes the same.
