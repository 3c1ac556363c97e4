<?php
/** Prints a placeholder. Attribute values are escaped, so any text may be one. */
function shop_placeholder(string $widget, array $options = [], string $fallback = ''): string
{
    $attributes = '';
    foreach ($options as $name => $value) {
        $attributes .= sprintf(' data-%s="%s"', $name, htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE));
    }
    return "<div data-shop-widget=\"$widget\"$attributes>$fallback</div>";
}

// An address such as ?query[]= gives a list instead of a text; then the search field stays empty.
$query = is_string($_GET['query'] ?? null) ? $_GET['query'] : '';
?>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Kontakt</title>
    <link rel="stylesheet" href="/shop-embed.css" />
  </head>
  <body>
    <?= shop_placeholder('header', ['default-search-term' => $query], '<a href="/">Zum Shop</a>') ?>

    <main>
      <h1>Kontakt</h1>
      <?= shop_placeholder('newsletter', ['origin' => 'contact']) ?>

      <?= shop_placeholder('support') ?>

    </main>
    <?= shop_placeholder('footer', [], '<a href="/impressum">Impressum</a>') ?>

    <script
      async
      crossorigin
      fetchpriority="high"
      src="https://cdn.example/v1/loader.js"
      data-site="DE"
      data-api-base="https://shop.example"
      data-credentials="include"
    ></script>
  </body>
</html>
