vcl 4.1;
# Varnish puts the fragments of `npx shop-embed-cli fragments` into the shop's pages by edge side includes (ESI).
#
# Send a page with `Surrogate-Control: content="ESI/1.0"`, and put this in the place of the header:
#
#   <esi:include src="/fragments/header?site=DE"/>
#
# and <esi:include src="/fragments/head"/> into its head. Reserve the height of the header and its banner in the page's style
# sheet, so that nothing moves when the banner arrives: docs/reference/header.md, "The header's height".
#
# If the server sends no fragment and the cache has none, Varnish prints a placeholder with the options from the address. The
# loader then renders the header in the browser. Change the addresses of the two backends.

import std;

backend pages {
  .host = "127.0.0.1";
  .port = "8000";
}

backend fragments {
  .host = "127.0.0.1";
  .port = "8080";
  .connect_timeout = 500ms;
  # This is longer than the server's time limit for the navigation service (--navigation-timeout-ms).
  .first_byte_timeout = 3s;
  .between_bytes_timeout = 1s;
  .probe = {
    .url = "/health";
    .interval = 2s;
    .timeout = 1s;
    .window = 4;
    .threshold = 2;
    # A fragment may be requested before the first probe has succeeded.
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.url ~ "^/fragments/") {
    # Only includes may request fragments, not browsers.
    if (req.esi_level == 0) {
      return (synth(404));
    }
    set req.backend_hint = fragments;
    # A fragment depends only on its address.
    set req.url = std.querysort(req.url);
    unset req.http.Cookie;
    unset req.http.Authorization;
    # While the server is healthy, a stale fragment is used for ten minutes, and renewed in the background. If the server is
    # not healthy, the last fragment is used for as long as it is kept.
    if (std.healthy(req.backend_hint)) {
      set req.grace = 10m;
    }
    return (hash);
  }
  set req.backend_hint = pages;
}

sub vcl_backend_response {
  if (bereq.url ~ "^/fragments/") {
    # The cache keeps the old fragment instead of an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
    # The placeholder below replaces any response that is not a fragment.
    if (beresp.status != 200 && beresp.status != 304) {
      return (error(503));
    }
    # Cache-Control says how long a fragment is fresh.
    set beresp.grace = 7d;
    return (deliver);
  }
  if (beresp.http.Surrogate-Control ~ "ESI/1.0") {
    unset beresp.http.Surrogate-Control;
    set beresp.do_esi = true;
  }
}

sub vcl_backend_error {
  # If the links cannot be loaded, the head gets nothing: the placeholder needs no style sheet.
  if (bereq.url == "/fragments/head") {
    set beresp.status = 200;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    synthetic("");
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (bereq.url ~ "^/fragments/(header|footer)\?") {
    # ?site=DE&sticky=true becomes data-site="DE" data-sticky="true". Options with other characters are removed before.
    set beresp.http.X-Options = regsub(bereq.url, "^[^?]*\?", "&");
    set beresp.http.X-Options = regsuball(beresp.http.X-Options, "&(?![a-z-]+(=[A-Za-z0-9_.,-]*)?(&|$))[^&]*", "");
    set beresp.http.X-Options = regsuball(beresp.http.X-Options, "&([a-z-]+)=?([^&]*)", {"data-\1="\2" "});
    set beresp.http.X-Options = regsub(beresp.http.X-Options, " $", "");
    set beresp.status = 200;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    synthetic({"<div data-shop-widget=""} + regsub(bereq.url, "^/fragments/([a-z]+).*", "\1") + {"" "} + beresp.http.X-Options + {"><a href="/">Shop</a></div>"});
    unset beresp.http.X-Options;
    # The next page makes a new request.
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }
}
