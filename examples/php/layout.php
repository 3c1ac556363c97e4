<?php
/** The frame of every page: the shop's header and footer around the page's own content. */

declare(strict_types=1);

require __DIR__ . '/../../cli/operators/deploy/files/fragments.php';

/** The address at which browsers reach the shop. */
define('SHOP_ORIGIN', getenv('SHOP_ORIGIN') ?: 'http://127.0.0.1:4321');

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
    <style>
      body { margin: 0; font: 17px/1.6 system-ui, sans-serif; color: #2c1c12 }
      main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }

      /* The place of the header and its banner, so that the page does not move when they arrive. */
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
    <?= shop_fragment('header', ['site' => 'DE'], '<a href="/">Kaffeewissen</a>') ?>
    <main>
      <h1><?= htmlspecialchars($title) ?></h1>
      <?= $main ?>
    </main>
    <?= shop_fragment('footer', ['site' => 'DE', 'show-newsletter' => 'false'], '<a href="/">Kaffeewissen</a>') ?>
    <script async src="<?= $shop ?>/cdn/loader.js" data-site="DE" data-api-base="<?= $shop ?>"
      data-credentials="include"></script>
  </body>
</html>
<?php
}
