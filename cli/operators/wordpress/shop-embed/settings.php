<?php
/** The option `shop_embed`, where WordPress keeps all settings of the plugin, and the rules for what may be saved. */

declare(strict_types=1);

defined('ABSPATH') || exit;

const SHOP_EMBED_SITES = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'];

const SHOP_EMBED_DEFAULTS = [
    'loader' => '',
    'shop' => '',
    'site' => 'DE',
    'link' => '',
    'credentials' => false,
    'header' => true,
    'footer' => true,
];

/** @return array{loader: string, shop: string, site: string, link: string, credentials: bool, header: bool, footer: bool} */
function shop_embed_settings(): array
{
    return array_merge(SHOP_EMBED_DEFAULTS, (array) get_option('shop_embed', []));
}

/**
 * Accepts https, and http on this computer, for trying things out.
 *
 * @return array<string, int|string>|null  the parts of the address, as `wp_parse_url` names them
 */
function shop_embed_parse_address(string $text): ?array
{
    $parts = filter_var($text, FILTER_VALIDATE_URL) ? wp_parse_url($text) : false;
    if (!$parts || isset($parts['user']) || isset($parts['fragment'])) {
        return null;
    }
    $is_local = in_array($parts['host'] ?? '', ['localhost', '127.0.0.1'], true);
    $schemes = $is_local ? ['https', 'http'] : ['https'];
    return in_array($parts['scheme'], $schemes, true) ? $parts : null;
}

/** `header.js` is the old name of the same file. */
function shop_embed_is_loader(string $text): bool
{
    $path = shop_embed_parse_address($text)['path'] ?? '';
    return str_ends_with($path, '/loader.js') || str_ends_with($path, '/header.js');
}

function shop_embed_is_shop(string $text): bool
{
    $parts = shop_embed_parse_address($text);
    return $parts && !isset($parts['path']) && !isset($parts['query']);
}

/**
 * Keeps the saved value of a field if the new one is wrong, and says so on the settings page. WordPress prints these messages as
 * markup.
 *
 * @param mixed $input  what the form has sent
 */
function shop_embed_sanitize($input): array
{
    $saved = shop_embed_settings();
    $input = is_array($input) ? $input : [];
    // `sanitize_text_field` would remove "%20" from an address, and from a link text such as "%20 indirim".
    $text = fn (string $name): string => is_string($input[$name] ?? null) ? trim(wp_check_invalid_utf8($input[$name])) : '';
    $checked = function (string $name, string $value, bool $is_valid, string $message) use ($saved): string {
        if ($is_valid) {
            return $value;
        }
        add_settings_error('shop_embed', "shop_embed_$name", $message);
        return $saved[$name];
    };
    $loader = $text('loader');
    $shop = untrailingslashit($text('shop'));
    $site = $text('site');
    return [
        'loader' => $checked('loader', $loader, $loader === '' || shop_embed_is_loader($loader), sprintf(
            /* translators: %s: what the administrator has typed */
            __('"%s" is not the address of a loader. It begins with https:// and ends with /loader.js or /header.js.', 'shop-embed'),
            esc_html($loader)
        )),
        'shop' => $checked('shop', $shop, $shop === '' || shop_embed_is_shop($shop), sprintf(
            /* translators: %s: what the administrator has typed */
            __('"%s" is not the address of a shop. It begins with https:// and has no path.', 'shop-embed'),
            esc_html($shop)
        )),
        'site' => $checked('site', $site, in_array($site, SHOP_EMBED_SITES, true), sprintf(
            /* translators: 1: what was sent, 2: the allowed values */
            __('There is no site "%1$s". Allowed: %2$s.', 'shop-embed'),
            esc_html($site),
            implode(', ', SHOP_EMBED_SITES)
        )),
        'link' => $text('link'),
        'credentials' => !empty($input['credentials']),
        'header' => !empty($input['header']),
        'footer' => !empty($input['footer']),
    ];
}
