<?php

require __DIR__ . '/layout.php';

render_page('Kaffeewissen', '<p>Kopf und Fuß stehen schon im HTML dieser Seite.</p>
      <p><a href="/roasting.php">Wie geröstet wird</a></p>');
