vcl 4.1;

# Varnish in front of the document servers (docs/decisions/0077). Needs the VMOD xkey (Debian: varnish-modules). Start varnishd with
#   -p http_gzip_support=off   the site compresses documents with Brotli; Varnish would only request gzip
#   -p timeout_idle=75         longer than nginx keeps a connection: a form that is sent over one that is just being closed would be lost

import directors;
import std;
import xkey;

include "backends.vcl";

sub vcl_init {
  call connect_sites;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405, "Not allowed"));
    }
    # Soft: expired, but still used while no document server answers.
    set req.http.x-purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.x-purged));
  }

  if (req.restarts == 0) {
    # Ours alone: no client may set them.
    unset req.http.x-iwan-variant;
    unset req.http.x-bucket;
    unset req.http.x-address;
    unset req.http.x-cookies;
    unset req.http.x-is-new;
    unset req.http.x-is-undecided;
    unset req.http.x-use-stale;
    unset req.http.x-is-kept;
    unset req.http.xkey-purge;
    # Varnish has added its own client to the list of addresses; the first one is the visitor's.
    set req.http.x-client = regsub(req.http.X-Forwarded-For, "[ ,].*$", "");
    if (!req.http.x-request-id) {
      set req.http.x-request-id = "varnish-" + req.xid;
    }
  }

  set req.backend_hint = sites.backend(req.http.x-client);
  if (std.healthy(req.backend_hint) && !req.http.x-use-stale) {
    # Expired means changed: it is fetched before it is shown again.
    set req.grace = 0s;
  } else {
    set req.grace = 7d;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(api/|office|__status|__metrics|__preview|healthz|readyz|composition\.json)" ||
      req.url ~ "[?&](draft|preview)=" ||
      req.http.Authorization) {
    return (pass);
  }
  # A page that depends on who has made it, or has voted.
  if (req.url ~ "^(/ar)?/shortlist([/?]|$)") {
    return (pass);
  }
  # A visitor with a session, or who looks at a preview.
  if (req.http.Cookie ~ "(^|;\s*)((__Host-)?session|iwan_preview)=[^;]") {
    return (pass);
  }

  set req.http.x-is-kept = "1";
  if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)" && req.http.Accept-Encoding !~ "br;q=0(\.0*)?([ ,]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pictures depend on what the browser reads, everything else on nothing of it.
  if (req.url ~ "^/images/") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp,*/*";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp,*/*";
    } else {
      set req.http.Accept = "*/*";
    }
  }

  # Files and pictures have no cookies and no canaries.
  if (req.url ~ "^/(shell|remotes|images|original|tiles|social)/" || req.url ~ "^[^?]*\.[a-z0-9]{2,5}(\?|$)") {
    unset req.http.Cookie;
    return (hash);
  }

  # A page. Which variant of the site does this visitor get? The site says so, once for everybody, and once for each bucket while a canary
  # runs; both answers are kept like documents.
  if (!req.http.x-address) {
    # Parameters of campaigns change nothing of a document.
    if (req.url ~ "[?&](utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)=") {
      set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)=[^&]*", "\1");
      set req.url = regsub(regsuball(regsub(req.url, "\?&+", "?"), "&&+", "&"), "[?&]+$", "");
    }
    set req.http.x-address = req.url;
    set req.http.x-cookies = req.http.Cookie;
    set req.url = "/__variant";
  } elsif (req.http.x-is-undecided && !req.http.x-bucket) {
    if (req.http.x-cookies ~ "(^|;\s*)iwan_canary=[0-9]{1,4}(;|$)") {
      set req.http.x-bucket = regsub(req.http.x-cookies, "^(.*;\s*)?iwan_canary=([0-9]{1,4})(;.*)?$", "\2");
    } else {
      set req.http.x-bucket = std.integer(real=std.random(0, 9999.99));
      set req.http.x-is-new = "1";
    }
    set req.url = "/__variant?bucket=" + req.http.x-bucket;
  }
  unset req.http.Cookie;
  if (req.http.x-iwan-variant) {
    set req.url = req.http.x-address;
    if (req.http.x-bucket) {
      set req.http.Cookie = "iwan_canary=" + req.http.x-bucket;
    }
  }
  return (hash);
}

sub vcl_hash {
  # One site: the name by which it was asked changes nothing.
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.method == "GET" || bereq.method == "HEAD") {
    set bereq.first_byte_timeout = 12s;
  }
}

sub vcl_backend_response {
  unset beresp.http.x-request-id;
  if (beresp.status >= 500) {
    # The first try leaves no object: even an expired one would hide the older document that is shown instead. Nor does one in the
    # background, while a visitor is shown the older document: a response that is delivered replaces that.
    if (bereq.http.x-is-kept && (!bereq.http.x-use-stale || bereq.is_bgfetch)) {
      return (abandon);
    }
    # Never kept: not even that it is not to be kept.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    unset beresp.http.Set-Cookie;
  } elsif (beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
    # The next request is not made to wait for this one.
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
    set beresp.grace = 0s;
    return (deliver);
  }
}

sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    set bereq.backend = any_site.backend();
    return (retry);
  }
  if (bereq.http.x-is-kept && (!bereq.http.x-use-stale || bereq.is_bgfetch)) {
    return (abandon);
  }
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.http.Retry-After = "5";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  synthetic({"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Iwan</title></head><body><h1>One moment, please</h1><p>This page cannot be shown just now. It is tried again in a few seconds.</p></body></html>
"});
  return (deliver);
}

sub vcl_synth {
  # A failure: what there was before is better.
  if (resp.status == 503 && req.http.x-is-kept && !req.http.x-use-stale && req.restarts < 3) {
    set req.http.x-use-stale = "1";
    return (restart);
  }
}

sub vcl_deliver {
  if (req.url ~ "^/__variant" && req.http.x-address && !req.http.x-iwan-variant) {
    if (resp.http.x-iwan-variant == "undecided") {
      set req.http.x-is-undecided = "1";
    } elsif (resp.http.x-iwan-variant) {
      set req.http.x-iwan-variant = resp.http.x-iwan-variant;
    } else {
      # A server without variants, or none at all: the stable site.
      set req.http.x-iwan-variant = "stable";
    }
    return (restart);
  }
  if (req.http.x-is-new && resp.http.Vary ~ "(?i)x-iwan-variant") {
    set resp.http.Set-Cookie = "iwan_canary=" + req.http.x-bucket + "; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax";
    if (req.http.X-Forwarded-Proto == "https") {
      set resp.http.Set-Cookie = resp.http.Set-Cookie + "; Secure";
    }
  }
  if (resp.http.Cache-Control ~ "stale-if-error") {
    # Browsers always ask, and get 304 from here.
    set resp.http.Cache-Control = "no-cache";
    unset resp.http.Age;
  }
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
  if (resp.http.Vary) {
    set resp.http.Vary = regsub(regsuball(resp.http.Vary, "(?i),?\s*x-iwan-variant", ""), "^,\s*", "");
  }
  set resp.http.x-request-id = req.http.x-request-id;
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
