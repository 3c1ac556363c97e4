<?php
/** WordPress runs this file when the plugin is deleted. */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

delete_option('shop_embed');
