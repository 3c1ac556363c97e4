<?php
/** What WordPress loads before editor.js. */
return [
    'dependencies' => ['wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n'],
    'version' => '2.0.0',
];
