<?php
/** Prints a placeholder. Attribute values are escaped, so any text may be one. */
function shop_placeholder(string $widget, array $options = [], string $fallback = ''): string
{
    $attributes = '';
    foreach ($options as $name => $value) {
        $attributes .= sprintf(' data-%s="%s"', $name, htmlspecialchars((string) $value, ENT_QUOTES));
    }
    return "<div data-shop-widget=\"$widget\"$attributes>$fallback</div>";
}
?>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Eine PHP-Seite</title>
  </head>
  <body>
    <?= shop_placeholder('header', ['default-search-term' => $_GET['query'] ?? ''], '<a href="/">Zum Shop</a>') ?>

    <main><h1>Eine PHP-Seite</h1></main>
    <?= shop_placeholder('footer') ?>

    <script async src="https://cdn.example/shop/loader.js" data-site="DE"></script>
  </body>
</html>
