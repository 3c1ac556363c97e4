<?php
/**
 * Plugin Name: Shop Embed
 * Description: Shows the shop's header and footer around every page, and its forms and "Add to cart" buttons in posts.
 * Version: 2.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: shop-embed
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require __DIR__ . '/settings.php';
require __DIR__ . '/settings-page.php';
require __DIR__ . '/placeholder.php';
require __DIR__ . '/add-to-cart.php';

/** The script tag is printed at the end of each page on which a placeholder or a form has enqueued it. */
add_action('wp_enqueue_scripts', function () {
    ['loader' => $loader] = shop_embed_settings();
    if ($loader === '') {
        return;
    }
    // The address of the loader contains its version, so WordPress must not add one.
    wp_register_script('shop-embed', $loader, [], null, true);
    // The heights are needed before the first paint, so the head has them on every page.
    wp_enqueue_style('shop-embed', plugins_url('shop-embed.css', __FILE__), [], '2.0.0');
});

add_filter('script_loader_tag', function (string $tag, string $handle): string {
    if ($handle !== 'shop-embed') {
        return $tag;
    }
    $settings = shop_embed_settings();
    return wp_get_script_tag(array_filter([
        'async' => true,
        'crossorigin' => 'anonymous',
        'fetchpriority' => 'high',
        'src' => $settings['loader'],
        'data-site' => $settings['site'],
        'data-api-base' => $settings['shop'],
        'data-credentials' => $settings['credentials'] ? 'include' : '',
    ]));
}, 10, 2);

add_action('wp_body_open', function () {
    if (shop_embed_settings()['header']) {
        echo shop_embed_placeholder('header');
    }
});

// WordPress prints enqueued scripts later in the same action.
add_action('wp_footer', function () {
    if (shop_embed_settings()['footer']) {
        echo shop_embed_placeholder('footer');
    }
}, 5);

/** `[shop_embed widget="newsletter" title="Coffee news"]` */
add_shortcode('shop_embed', function ($attributes): string {
    $options = (array) $attributes;
    $widget = (string) ($options['widget'] ?? '');
    unset($options['widget']);
    return shop_embed_placeholder($widget, $options);
});

/** `[shop_embed_add_to_cart product-id="42" tcm="A" label="Add to cart"]` */
add_shortcode('shop_embed_add_to_cart', function ($attributes): string {
    // A shortcode without attributes has an empty text.
    return shop_embed_add_to_cart(is_array($attributes) ? $attributes : []);
});

add_action('init', function () {
    register_block_type(__DIR__ . '/block');
    register_block_type(__DIR__ . '/add-to-cart');
});
