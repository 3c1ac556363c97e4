<?php
/** Prints the HTML of the block. WordPress provides `$attributes`, which also has those that WordPress itself adds. */

defined('ABSPATH') || exit;

$fields = array_intersect_key($attributes, array_flip(['productId', 'tcm', 'quantity', 'label', 'action']));
printf('<div %s>%s</div>', get_block_wrapper_attributes(), shop_embed_add_to_cart($fields));
