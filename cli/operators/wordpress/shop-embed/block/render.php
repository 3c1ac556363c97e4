<?php
/** Prints the HTML of the block. WordPress provides `$attributes`. */

defined('ABSPATH') || exit;

$options = [];
// Only these two bytes: `\R` also matches bytes inside letters such as ą.
foreach (preg_split('/[\r\n]+/', $attributes['options'], -1, PREG_SPLIT_NO_EMPTY) as $line) {
    [$name, $value] = array_map('trim', explode(':', $line, 2)) + [1 => 'true'];
    $options[$name] = $value;
}
printf('<div %s>%s</div>', get_block_wrapper_attributes(), shop_embed_placeholder($attributes['widget'], $options));
