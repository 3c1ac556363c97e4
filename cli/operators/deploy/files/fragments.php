<?php
/**
 * Puts the fragments of `npx shop-embed-cli fragments` into the pages of a PHP application:
 *
 *   require 'fragments.php';
 *   echo shop_head();
 *   echo shop_fragment('header', ['site' => 'DE', 'sticky' => 'true'], '<a href="/">Shop</a>');
 *
 * Reserve the height of the header and its banner in the page's style sheet, so that nothing moves when the banner arrives:
 * docs/reference/header.md, "The header's height".
 *
 * A fragment is cached in a folder for as long as its Cache-Control says. If the server fails, the last good fragment is
 * used for up to a week. If there is no good fragment, the page gets a placeholder with the fallback, and the loader renders
 * the widget in the browser. The functions never throw. After a failure, they make no request for SHOP_FRAGMENT_PAUSE_S. If the
 * server refuses the options, PHP logs why.
 *
 * SHOP_FRAGMENT_FOLDER names the folder. It has to belong to the user who runs PHP, with mode 0700, because whoever can write
 * into it can put HTML into the pages. Otherwise nothing is cached, and PHP logs it. The folder is created if it does not
 * exist. The default is a folder in the system's folder for temporary files.
 */

declare(strict_types=1);

defined('SHOP_FRAGMENT_SERVER') || define('SHOP_FRAGMENT_SERVER', getenv('SHOP_FRAGMENT_SERVER') ?: 'http://127.0.0.1:8080');
defined('SHOP_FRAGMENT_FOLDER') || define('SHOP_FRAGMENT_FOLDER', getenv('SHOP_FRAGMENT_FOLDER') ?: '');
const SHOP_FRAGMENT_TIMEOUT_S = 1.0;
const SHOP_FRAGMENT_OLDEST_S = 604800;
const SHOP_FRAGMENT_PAUSE_S = 5;
const SHOP_FRAGMENT_LARGEST = 1048576;
const SHOP_FRAGMENT_MOST = 1000;
const SHOP_FRAGMENT_CLEANING_S = 3600;

/**
 * Returns the placeholder, with the same options as attributes. Names that no option has are left out, because the page may
 * have passed on its query.
 */
function shop_placeholder(string $widget, array $options, string $fallback): string
{
    $attributes = '';
    foreach ($options as $name => $value) {
        if (preg_match('/^[a-z][a-z0-9-]*$/D', (string) $name) && is_scalar($value)) {
            $attributes .= sprintf(' data-%s="%s"', $name, htmlspecialchars((string) $value));
        }
    }
    return sprintf('<div data-shop-widget="%s"%s>%s</div>', htmlspecialchars($widget), $attributes, $fallback);
}

/** Logs a problem once per request, however many fragments the page has. */
function shop_log(string $problem): void
{
    static $logged = [];
    isset($logged[$problem]) || error_log("shop-embed: $problem");
    $logged[$problem] = true;
}

/** @return array{string, string}|null  the headers, one per line, and the body; null if there is no whole response */
function shop_request(string $address): ?array
{
    $stream = @fopen($address, 'r', false, stream_context_create(['http' => [
        'timeout' => SHOP_FRAGMENT_TIMEOUT_S,
        // Reads of chunks, which HTTP 1.1 has, would wait until all requested bytes are there.
        'protocol_version' => 1.0,
        'follow_location' => 0,
        'ignore_errors' => true,
    ]]));
    if (!$stream) {
        return null;
    }
    // `timeout` limits each read, so a server that sends a byte now and then needs a limit for the whole body.
    $end = microtime(true) + SHOP_FRAGMENT_TIMEOUT_S;
    $body = '';
    while (!feof($stream) && microtime(true) < $end && strlen($body) < SHOP_FRAGMENT_LARGEST) {
        $body .= fread($stream, 65536);
    }
    $is_whole = feof($stream);
    $headers = implode("\n", stream_get_meta_data($stream)['wrapper_data']);
    fclose($stream);
    $has_length = preg_match('~^Content-Length: *(\d+)~mi', $headers, $length);
    // A connection that ends inside the body looks like its end. An open template would hide the rest of the page.
    $is_whole = $is_whole && (!$has_length || strlen($body) === (int) $length[1])
        && substr_count($body, '<template') === substr_count($body, '</template>');
    return $is_whole ? [$headers, $body] : null;
}

/** @return array{string, int}|null  the fragment and its lifetime in seconds; null if the server has failed or refuses the options */
function shop_fetch_fragment(string $path): ?array
{
    // Several fragments of one page must not each wait for a server that hangs.
    static $paused_until = 0;
    if (time() < $paused_until) {
        return null;
    }
    $response = shop_request(SHOP_FRAGMENT_SERVER . $path);
    [$headers, $body] = $response ?? ['', ''];
    if (preg_match('~^HTTP/\S+ 40[04] ~', $headers)) {
        shop_log("the fragment server refuses $path: " . substr($body, 0, 300));
        return null;
    }
    if ($response === null) {
        $paused_until = time() + SHOP_FRAGMENT_PAUSE_S;
    }
    // An error status comes at once, and may concern only one site.
    if (!preg_match('~^HTTP/\S+ 200 ~', $headers)) {
        return null;
    }
    return [$body, preg_match('~^Cache-Control:.*\bmax-age=(\d+)~mi', $headers, $found) ? (int) $found[1] : 0];
}

/** @return string|null  the folder in which fragments are kept; null if no folder belongs only to us */
function shop_folder(): ?string
{
    // A new file belongs to the user who runs PHP. The extension posix, which knows the user, is not installed everywhere.
    $own = @tmpfile();
    $user = $own ? fstat($own)['uid'] : null;
    $folder = rtrim(SHOP_FRAGMENT_FOLDER, '/') ?: sys_get_temp_dir() . "/shop-fragments-$user";
    is_dir($folder) || @mkdir($folder, 0700, true);
    clearstatcache();
    $found = @lstat($folder);
    // 040700 is a folder, and not a link, into which only its owner may look and write.
    if ($found && $found['uid'] === $user && ($found['mode'] & 0170777) === 040700) {
        return $folder;
    }
    shop_log("no fragments are kept, because $folder is not a folder of this user with mode 0700");
    return null;
}

/** Writes the fragment in one step, so that no other request reads half a fragment. */
function shop_keep_fragment(string $file, string $html): void
{
    $new = @tempnam(dirname($file), 'new');
    if ($new !== false && file_put_contents($new, $html) !== false) {
        rename($new, $file);
    }
}

/**
 * Removes what is no longer of use, once an hour: fragments that are too old, and the times of requests that brought no fragment.
 * If an option differs from visitor to visitor, the folder would fill all the same, so only the newest fragments stay.
 */
function shop_clean(string $folder): void
{
    $mark = "$folder/cleaned";
    if (is_file($mark) && time() - filemtime($mark) < SHOP_FRAGMENT_CLEANING_S) {
        return;
    }
    @touch($mark);
    $times = [];
    foreach (glob("$folder/*.html") ?: [] as $file) {
        $times[$file] = (int) @filemtime($file);
    }
    arsort($times);
    foreach (array_keys($times) as $index => $file) {
        if ($index >= SHOP_FRAGMENT_MOST || time() - $times[$file] >= SHOP_FRAGMENT_OLDEST_S) {
            @unlink($file);
        }
    }
    // Requests that brought no fragment, and fragments that were not written to their end.
    $without_fragment = array_filter(
        glob("$folder/*.next") ?: [],
        fn (string $next): bool => !is_file(substr($next, 0, -strlen('next')) . 'html')
    );
    foreach (array_merge($without_fragment, glob("$folder/new*") ?: []) as $file) {
        if (time() - (int) @filemtime($file) > SHOP_FRAGMENT_PAUSE_S) {
            @unlink($file);
        }
    }
}

/** @return string|null  the response to this path, or the last good one; null if there is neither */
function shop_load_fragment(string $path): ?string
{
    $folder = shop_folder();
    if ($folder === null) {
        return shop_fetch_fragment($path)[0] ?? null;
    }
    $name = $folder . '/' . hash('sha256', SHOP_FRAGMENT_SERVER . $path);
    // The time of the first file is that of the last good response. The time of the second file is that of the next request.
    [$file, $next] = ["$name.html", "$name.next"];
    clearstatcache();
    if (!is_file($next) || filemtime($next) <= time()) {
        // During the request, and for a while after a failure, other pages use the last good fragment.
        @touch($next, time() + SHOP_FRAGMENT_PAUSE_S);
        shop_clean($folder);
        $response = shop_fetch_fragment($path);
        if ($response !== null) {
            [$html, $lifetime] = $response;
            shop_keep_fragment($file, $html);
            @touch($next, time() + $lifetime);
            return $html;
        }
    }
    $is_kept = is_file($file) && time() - filemtime($file) < SHOP_FRAGMENT_OLDEST_S;
    $kept = $is_kept ? @file_get_contents($file) : false;
    return $kept === false ? null : $kept;
}

/** Returns the links to the style sheets of all fragments, for the page's head. */
function shop_head(): string
{
    return shop_load_fragment('/fragments/head') ?? '';
}

/**
 * @param array<string, string> $options  such as `['site' => 'DE']`; the names are those of the attributes without `data-`
 * @param string $fallback  markup for the placeholder, which the page gets if there is no fragment
 */
function shop_fragment(string $widget, array $options, string $fallback = ''): string
{
    ksort($options);
    $html = shop_load_fragment("/fragments/$widget?" . http_build_query($options));
    return $html ?? shop_placeholder($widget, $options, $fallback);
}
