<?php
/** Prints the placeholders that the loader turns into widgets. */

declare(strict_types=1);

defined('ABSPATH') || exit;

const SHOP_EMBED_COMMON_OPTIONS = ['site', 'locale', 'platform', 'theme', 'spa', 'load'];

/**
 * The options of each widget that an author may set, besides the common ones. Options that decide where a form is sent are
 * missing: an author in WordPress must not be able to send what visitors type to somebody else.
 */
const SHOP_EMBED_OPTIONS = [
    'header' => [
        'reduced',
        'sticky',
        'show-promotion-banner',
        'show-secure-hint',
        'promotion-ids',
        'all-of-tags',
        'any-of-tags',
        'none-of-tags',
        'search-mode',
        'default-search-term',
    ],
    'footer' => ['reduced', 'show-newsletter', 'newsletter-hidden'],
    'newsletter' => [
        'origin',
        'origin-addition',
        'tracking-client',
        'scroll-to-success',
        'title',
        'image-desktop',
        'image-tablet',
        'image-alt',
        'discount-text',
        'voucher-text',
        'show-doi-error',
        'show-voucher-footnote',
    ],
    'support' => ['max-files', 'max-file-size', 'part'],
];

/** Only somebody who can edit the page sees the message. Visitors see nothing. */
function shop_embed_message(string $message): string
{
    return current_user_can('edit_posts') ? sprintf('<p><strong>Shop Embed:</strong> %s</p>', esc_html($message)) : '';
}

function shop_embed_no_loader(): string
{
    return shop_embed_message(__('The address of the loader is missing: see Settings → Shop Embed.', 'shop-embed'));
}

/**
 * Returns the same name for all spellings of an option. Before PHP 8.2, `strtolower` follows the locale, and in a Turkish one, the
 * small letter of I is not i.
 */
function shop_embed_canonical(string $name): string
{
    return str_replace(['-', '_'], '', strtr($name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'));
}

/**
 * @param array<int|string, mixed> $options  keyed by name, such as `['title' => 'Coffee news']`; a name alone, such as `['sticky']`,
 *     is true. Hyphens, underscores and case in names do not matter.
 * @return string  the placeholder, or a message if the widget or an option does not exist
 */
function shop_embed_placeholder(string $widget, array $options = []): string
{
    $settings = shop_embed_settings();
    if ($settings['loader'] === '') {
        return shop_embed_no_loader();
    }
    if (!isset(SHOP_EMBED_OPTIONS[$widget])) {
        $allowed = implode(', ', array_keys(SHOP_EMBED_OPTIONS));
        /* translators: 1: what the author has written, 2: the allowed names */
        return shop_embed_message(sprintf(__('There is no widget "%1$s". Allowed: %2$s.', 'shop-embed'), $widget, $allowed));
    }
    $allowed = [];
    foreach ([...SHOP_EMBED_COMMON_OPTIONS, ...SHOP_EMBED_OPTIONS[$widget]] as $name) {
        $allowed[shop_embed_canonical($name)] = $name;
    }
    $attributes = '';
    $messages = '';
    foreach ($options as $key => $value) {
        [$name, $text] = is_int($key) ? [(string) $value, 'true'] : [$key, (string) $value];
        $attribute = $allowed[shop_embed_canonical($name)] ?? null;
        if ($attribute === null) {
            /* translators: 1: the widget, 2: what the author has written, 3: the allowed names */
            $format = __('The widget "%1$s" has no option "%2$s". Allowed: %3$s.', 'shop-embed');
            $messages .= shop_embed_message(sprintf($format, $widget, $name, implode(', ', $allowed)));
        } else {
            $attributes .= sprintf(' data-%s="%s"', $attribute, esc_attr($text));
        }
    }
    wp_enqueue_script('shop-embed');
    $link = sprintf(
        '<a href="%s">%s</a>',
        esc_url($settings['shop'] ?: home_url('/')),
        esc_html($settings['link'] ?: __('To the shop', 'shop-embed'))
    );
    return sprintf('<div data-shop-widget="%s"%s>%s</div>%s', esc_attr($widget), $attributes, $link, $messages);
}
