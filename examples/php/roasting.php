<?php

require __DIR__ . '/layout.php';

render_page('Wie geröstet wird', '<p>Langsam, bei etwa 200 Grad.</p>
      <p><a href="/">Zurück</a></p>');
