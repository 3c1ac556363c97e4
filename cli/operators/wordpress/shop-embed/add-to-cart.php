<?php
/** Prints the forms that add a product to the cart. The loader submits them; without JavaScript, the browser does. */

declare(strict_types=1);

defined('ABSPATH') || exit;

const SHOP_EMBED_ADD_FIELDS = ['product-id', 'tcm', 'quantity', 'label', 'action'];

/**
 * @param array<int|string, mixed> $fields  keyed by name, such as `['product-id' => '42', 'label' => 'Add to cart']`. Hyphens, underscores
 *     and case in names do not matter.
 * @return string  the form, or a message if something is missing or wrong
 */
function shop_embed_add_to_cart(array $fields): string
{
    $settings = shop_embed_settings();
    if ($settings['loader'] === '') {
        return shop_embed_no_loader();
    }
    $allowed = array_map('shop_embed_canonical', SHOP_EMBED_ADD_FIELDS);
    $given = [];
    $messages = '';
    foreach ($fields as $key => $value) {
        $name = is_int($key) ? (string) $value : $key;
        $canonical = shop_embed_canonical($name);
        if (in_array($canonical, $allowed, true)) {
            $given[$canonical] = trim((string) $value);
        } else {
            /* translators: 1: what the author has written, 2: the allowed names */
            $format = __('"Add to cart" has no field "%1$s". Allowed: %2$s.', 'shop-embed');
            $messages .= shop_embed_message(sprintf($format, $name, implode(', ', SHOP_EMBED_ADD_FIELDS)));
        }
    }
    $given = array_filter($given, fn (string $text): bool => $text !== '');
    if (!isset($given['productid'])) {
        return $messages . shop_embed_message(__('The id of the product is missing.', 'shop-embed'));
    }
    $quantity = $given['quantity'] ?? '1';
    if (!preg_match('/^[0-9]*[1-9][0-9]*$/', $quantity)) {
        /* translators: %s: what the author has written */
        return $messages . shop_embed_message(sprintf(__('The quantity "%s" is not a whole number from 1.', 'shop-embed'), $quantity));
    }
    $inputs = '';
    foreach (['productId' => $given['productid'], 'tcm' => $given['tcm'] ?? null, 'quantity' => $quantity] as $name => $value) {
        if ($value !== null) {
            $inputs .= sprintf('<input type="hidden" name="%s" value="%s">', $name, esc_attr($value));
        }
    }
    wp_enqueue_script('shop-embed');
    return $messages . sprintf(
        '<form data-shop-cart="add" action="%s">%s<button class="wp-element-button">%s</button></form>',
        // An author may choose any address, as for a link, because the form sends nothing that a visitor types.
        esc_url($given['action'] ?? '') ?: esc_url($settings['shop'] ?: home_url('/')),
        $inputs,
        esc_html($given['label'] ?? __('Add to cart', 'shop-embed'))
    );
}
