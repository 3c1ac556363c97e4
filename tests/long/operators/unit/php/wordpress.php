<?php
/** The functions of WordPress that the plugin calls, with as little behaviour as a test needs. tests/long/systems has a real one. */

error_reporting(E_ALL);
set_error_handler(function (int $level, string $message, string $file, int $line): bool {
    // `@` in front of a call lowers the level.
    if (error_reporting() & $level) {
        throw new ErrorException($message, 0, $level, $file, $line);
    }
    return false;
});

define('ABSPATH', '/');

$hooks = [];
$fields = [];
$options = [1 => [], 2 => []];
$errors = [];

function add_action(string $name, callable $run): void
{
    global $hooks;
    $hooks[$name][] = $run;
}
function add_filter(string $name, callable $run): void
{
    add_action($name, $run);
}
function add_shortcode(string $name, callable $run): void
{
    add_action("shortcode $name", $run);
}
/** Calls what was added, and returns what the last one returns. */
function run_hooks(string $name, ...$arguments)
{
    global $hooks;
    $result = null;
    foreach ($hooks[$name] as $run) {
        $result = $run(...$arguments);
    }
    return $result;
}

function add_settings_field(string $id, string $label, callable $print): void
{
    global $fields;
    $fields[$id] = $print;
}
function do_settings_sections(): void
{
    global $fields;
    foreach ($fields as $print) {
        $print();
    }
}
function add_options_page(string $title, string $menu, string $capability, string $slug, callable $print): void
{
    add_action('settings page', $print);
}
function add_settings_error(string $setting, string $code, string $message): void
{
    global $errors;
    $errors[] = $message;
}
function register_setting(): void {}
function add_settings_section(): void {}
function settings_fields(): void {}
function submit_button(): void {}
function get_admin_page_title(): string
{
    return 'Shop Embed';
}

function is_multisite(): bool
{
    return true;
}
function get_sites(): array
{
    global $options;
    return array_keys($options);
}
function delete_blog_option(int $site, string $name): void
{
    global $options;
    unset($options[$site][$name]);
}
function get_option(string $name, $default)
{
    global $options;
    return $options[1][$name] ?? $default;
}

function escape(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES, 'UTF-8', false);
}
function esc_html(string $text): string
{
    return escape($text);
}
function esc_attr(string $text): string
{
    return escape($text);
}
function esc_url(string $address): string
{
    return escape($address);
}
function __(string $text): string
{
    return $text;
}
function esc_html__(string $text): string
{
    return escape($text);
}
function selected($one, $other, bool $prints): string
{
    return $one === $other ? ' selected' : '';
}
function checked($one, $other, bool $prints): string
{
    return selected($one, $other, $prints);
}
function wp_check_invalid_utf8(string $text): string
{
    return preg_match('//u', $text) ? $text : '';
}
function untrailingslashit(string $text): string
{
    return rtrim($text, '/');
}
function wp_parse_url(string $address)
{
    return parse_url($address);
}

function plugin_basename(string $file): string
{
    return 'shop-embed/' . basename($file);
}
function admin_url(string $path): string
{
    return "https://blog.example/wp-admin/$path";
}
function home_url(string $path): string
{
    return "https://blog.example$path";
}
function plugins_url(string $path): string
{
    return "https://blog.example/$path";
}
function current_user_can(string $capability): bool
{
    return true;
}
function wp_register_script(): void {}
function wp_enqueue_script(): void {}
function wp_enqueue_style(): void {}
function wp_get_script_tag(array $attributes): string
{
    return '<script ' . implode(' ', array_keys($attributes)) . '></script>';
}
function register_block_type(string $folder): void {}
function get_block_wrapper_attributes(): string
{
    return 'class="wp-block-shop-embed-widget"';
}

// WordPress has these for PHP 7.4.
if (!function_exists('str_ends_with')) {
    function str_ends_with(string $text, string $end): bool
    {
        return $end === '' || substr($text, -strlen($end)) === $end;
    }
}
