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
    <?php /* The place of the header and its banner, so that the page does not move when they arrive. */ ?>
    <style>
      body {
        margin: 0;
      }
      [data-shop-widget='header'] {
        min-height: 221px;
      }
      @media (width < 980px) {
        [data-shop-widget='header'] {
          min-height: 149px;
        }
      }
      @media (width < 768px) {
        [data-shop-widget='header'] {
          min-height: 185px;
        }
      }
      @media (width < 360px) {
        [data-shop-widget='header'] {
          min-height: 221px;
        }
      }
    </style>
  </head>
  <body>
    <?= shop_placeholder('header', ['default-search-term' => $_GET['query'] ?? ''], '<a href="/">Zum Shop</a>') ?>

    <main><h1>Eine PHP-Seite</h1></main>
    <?= shop_placeholder('footer', [], '<a href="/impressum">Impressum</a>') ?>

    <script async src="https://cdn.example/v1/loader.js" data-site="DE"></script>
  </body>
</html>
