<?php
/**
 * Plugin Name: Shop widgets
 * Description: The shop's header and footer around every page, and [shop widget="newsletter"] in posts.
 */

const SHOP_LOADER = 'https://cdn.example/v1/loader.js';
const SHOP_ORIGIN = 'https://shop.example';
const SHOP_WIDGETS = ['header', 'footer', 'newsletter', 'support'];

/**
 * The places of the widgets, so that the page does not move when they arrive: the header with its banner, and the forms. The
 * embed builder in the docs has the heights for other options.
 */
const SHOP_HEIGHTS = <<<'CSS'
[data-shop-widget='header'] {
  min-height: 221px;
}
@media (width < 980px) {
  [data-shop-widget='header'] {
    min-height: 149px;
  }
}
@media (width < 768px) {
  [data-shop-widget='header'] {
    min-height: 185px;
  }
}
@media (width < 360px) {
  [data-shop-widget='header'] {
    min-height: 221px;
  }
}
[data-shop-widget='newsletter'] {
  min-height: 617px;
}
@media (width < 1024px) {
  [data-shop-widget='newsletter'] {
    min-height: 639px;
  }
}
@media (width < 768px) {
  [data-shop-widget='newsletter'] {
    min-height: 728px;
  }
}
[data-shop-widget='support'] {
  min-height: 724px;
}
@media (width < 1024px) {
  [data-shop-widget='support'] {
    min-height: 977px;
  }
}
@media (width < 768px) {
  [data-shop-widget='support'] {
    min-height: 1256px;
  }
}
CSS;

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
    // The link is shown until the widget is there, and to visitors without JavaScript.
    $link = sprintf('<a href="%s">Zum Shop</a>', esc_url(SHOP_ORIGIN));
    return sprintf('<div data-shop-widget="%s"%s>%s</div>', $widget, $attributes, $link);
}

add_action('wp_head', function () {
    echo '<style>', SHOP_HEIGHTS, '</style>';
});

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
