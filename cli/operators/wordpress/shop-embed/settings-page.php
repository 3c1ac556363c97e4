<?php
/** Settings → Shop Embed. WordPress' Settings API checks the capability and the nonce, and saves the option. */

declare(strict_types=1);

defined('ABSPATH') || exit;

/** Prints a text field. */
function shop_embed_text_field(string $name, string $type, string $example, string $help): void
{
    printf(
        '<input class="regular-text" type="%1$s" id="shop_embed_%2$s" name="shop_embed[%2$s]" value="%3$s" placeholder="%4$s" aria-describedby="shop_embed_%2$s_help" />'
            . '<p class="description" id="shop_embed_%2$s_help">%5$s</p>',
        esc_attr($type),
        esc_attr($name),
        esc_attr(shop_embed_settings()[$name]),
        esc_attr($example),
        esc_html($help)
    );
}

function shop_embed_site_field(): void
{
    echo '<select id="shop_embed_site" name="shop_embed[site]">';
    foreach (SHOP_EMBED_SITES as $site) {
        printf('<option%s>%s</option>', selected($site, shop_embed_settings()['site'], false), esc_html($site));
    }
    echo '</select>';
}

/** @param array<string, string> $labels  keyed by the name of the setting */
function shop_embed_checkboxes(string $legend, array $labels): void
{
    printf('<fieldset><legend class="screen-reader-text">%s</legend>', esc_html($legend));
    foreach ($labels as $name => $label) {
        printf(
            '<p><label><input type="checkbox" name="shop_embed[%s]" value="1"%s /> %s</label></p>',
            esc_attr($name),
            checked(shop_embed_settings()[$name], true, false),
            esc_html($label)
        );
    }
    echo '</fieldset>';
}

add_action('admin_init', function () {
    register_setting('shop_embed', 'shop_embed', [
        'type' => 'object',
        'default' => SHOP_EMBED_DEFAULTS,
        'sanitize_callback' => 'shop_embed_sanitize',
    ]);
    add_settings_section('shop_embed_main', '', '__return_empty_string', 'shop-embed');
    $add = function (string $name, string $label, callable $print, bool $is_one_field = true): void {
        $arguments = $is_one_field ? ['label_for' => "shop_embed_$name"] : [];
        add_settings_field("shop_embed_$name", $label, $print, 'shop-embed', 'shop_embed_main', $arguments);
    };
    $add('loader', __('Address of the loader', 'shop-embed'), fn () => shop_embed_text_field(
        'loader',
        'url',
        'https://cdn.example/v1/loader.js',
        __('You get this address from the shop. Without it, no widget is shown.', 'shop-embed')
    ));
    $add('shop', __('Address of the shop', 'shop-embed'), fn () => shop_embed_text_field(
        'shop',
        'url',
        'https://shop.example',
        __('Leave it empty if this site has the same address as the shop. Otherwise, the shop has to allow this site.', 'shop-embed')
    ));
    $add('site', __('Site', 'shop-embed'), 'shop_embed_site_field');
    $add('link', __('Text of the link', 'shop-embed'), fn () => shop_embed_text_field(
        'link',
        'text',
        __('To the shop', 'shop-embed'),
        __('A link to the shop is shown until a widget has loaded, and to visitors without JavaScript.', 'shop-embed')
    ));
    $pages = __('On every page', 'shop-embed');
    $add('pages', $pages, fn () => shop_embed_checkboxes($pages, [
        'header' => __("The shop's header, at the top", 'shop-embed'),
        'footer' => __("The shop's footer, at the end", 'shop-embed'),
    ]), false);
    $cookies = __('Cookies', 'shop-embed');
    $add('cookies', $cookies, fn () => shop_embed_checkboxes($cookies, [
        'credentials' => __('Send cookies to the shop, so that visitors keep their cart. The shop has to allow this.', 'shop-embed'),
    ]), false);
});

add_action('admin_menu', function () {
    add_options_page('Shop Embed', 'Shop Embed', 'manage_options', 'shop-embed', function () {
        printf('<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html(get_admin_page_title()));
        settings_fields('shop_embed');
        do_settings_sections('shop-embed');
        submit_button();
        echo '</form></div>';
    });
});

add_filter('plugin_action_links_' . plugin_basename(__DIR__ . '/shop-embed.php'), function (array $links): array {
    $address = admin_url('options-general.php?page=shop-embed');
    $settings = sprintf('<a href="%s">%s</a>', esc_url($address), esc_html__('Settings', 'shop-embed'));
    // WordPress keys the links by name, and PHP before 8.1 cannot unpack such an array with `...`.
    return array_merge(['settings' => $settings], $links);
});
