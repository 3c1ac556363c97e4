<?php
$name = is_string($_GET['name'] ?? null) ? $_GET['name'] : 'Kawa';
?>
<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title><?= htmlspecialchars($name) ?></title>
  </head>
  <body>
    <div data-shop-widget="header" data-sticky><a href="/">Sklep</a></div>
    <main>
      <h1><?= htmlspecialchars($name) ?></h1>
      <?php for ($kilo = 1; $kilo <= 100; $kilo++): ?>
        <p><?= $kilo ?> kg</p>
      <?php endfor ?>
    </main>
    <script async crossorigin fetchpriority="high" src="https://cdn.example/v1/loader.js" data-site="PL"></script>
  </body>
</html>
