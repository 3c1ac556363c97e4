<?php
/**
 * Plugin Name: Shop widgets
 * Description: The shop's header and footer around every page, and [shop widget="newsletter"] in posts.
 */

const SHOP_LOADER = 'https://cdn.example/shop/loader.js';
const SHOP_ORIGIN = 'https://shop.example';
const SHOP_WIDGETS = ['header', 'footer', 'newsletter', 'support'];

/** @param array<string, string> $options  such as `['sticky' => 'true']` */
function shop_embed_placeholder(string $widget, array $options = []): string
{
    if (!in_array($widget, SHOP_WIDGETS, true)) {
        return '';
    }
    $attributes = '';
    foreach ($options as $name => $value) {
        $attributes .= sprintf(' data-%s="%s"', sanitize_key($name), esc_attr($value));
    }
    return sprintf('<div data-shop-widget="%s"%s></div>', $widget, $attributes);
}

add_action('wp_body_open', function () {
    echo shop_embed_placeholder('header');
});

add_action('wp_footer', function () {
    echo shop_embed_placeholder('footer');
    printf(
        '<script async src="%s" data-site="DE" data-api-base="%s"></script>',
        esc_url(SHOP_LOADER),
        esc_url(SHOP_ORIGIN)
    );
});

/** WordPress makes the names of a shortcode's attributes lower case. Hyphens and case do not matter to the widgets. */
add_shortcode('shop', function ($attributes) {
    $options = (array) $attributes;
    $widget = $options['widget'] ?? '';
    unset($options['widget']);
    return shop_embed_placeholder($widget, $options);
});
