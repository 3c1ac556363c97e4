<?php
/** The frame of every page: the shop's header and footer around the page's own content. */

declare(strict_types=1);

/** The address at which browsers reach the shop. */
define('SHOP_ORIGIN', getenv('SHOP_ORIGIN') ?: 'http://127.0.0.1:4321');

/** The folder that `npx shop-embed-cli fragments` writes. */
define('FRAGMENTS', (getenv('SHOP_FRAGMENTS') ?: __DIR__ . '/fragments') . '/DE');

function render_page(string $title, string $main): void
{
    $shop = htmlspecialchars(SHOP_ORIGIN);
    ?>
<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title><?= htmlspecialchars($title) ?></title>
    <link rel="icon" href="data:,">
    <?php readfile(FRAGMENTS . '/head.html') ?>
    <style>
      body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: #2c1c12 }
      main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
    </style>
  </head>
  <body>
    <?php readfile(FRAGMENTS . '/header-php.html') ?>
    <main>
      <h1><?= htmlspecialchars($title) ?></h1>
      <?= $main ?>
    </main>
    <?php readfile(FRAGMENTS . '/footer-php.html') ?>
    <script async crossorigin fetchpriority="high" src="<?= $shop ?>/cdn/loader.js" data-site="DE" data-api-base="<?= $shop ?>"
      data-credentials="include"></script>
  </body>
</html>
<?php
}
