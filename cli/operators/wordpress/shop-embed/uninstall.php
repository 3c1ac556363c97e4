<?php
/** WordPress runs this file when the plugin is deleted. */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

if (is_multisite()) {
    // Each site of a network has its own option.
    foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
        delete_blog_option($site, 'shop_embed');
    }
} else {
    delete_option('shop_embed');
}
