bring http;

let message = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch error {
    return error;
  }
  return "nothing was thrown";
};

test "parseUrl splits a URL into its parts" {
  let url = http.parseUrl("https://maria:secret@Shop.example.com:8443/orders?page=2#top");
  assert(url.href == "https://maria:secret@shop.example.com:8443/orders?page=2#top");
  assert(url.protocol == "https:");
  assert(url.host == "shop.example.com:8443");
  assert(url.hostname == "shop.example.com");
  assert(url.port == "8443");
  assert(url.origin == "https://shop.example.com:8443");
  assert(url.pathname == "/orders");
  assert(url.search == "?page=2");
  assert(url.hash == "#top");
  assert(url.username == "maria");
  assert(url.password == "secret");
}

test "missing parts of a URL are empty strings, and the path is a slash" {
  let url = http.parseUrl("https://shop.example.com:443");
  assert(url.port == "");
  assert(url.host == "shop.example.com");
  assert(url.origin == "https://shop.example.com");
  assert(url.pathname == "/");
  assert(url.search == "");
  assert(url.hash == "");
  assert(url.username == "");
  assert(url.password == "");
  assert(url.href == "https://shop.example.com/");
}

test "parts of a URL stay percent-encoded" {
  let url = http.parseUrl("https://example.com/a b?q=é#ü");
  assert(url.pathname == "/a%20b");
  assert(url.search == "?q=%C3%A9");
  assert(url.hash == "#%C3%BC");
}

test "parseUrl throws for anything that is not an absolute URL" {
  assert(message(inflight () => { http.parseUrl("shop.example.com"); }) == "Invalid URL: shop.example.com");
  assert(message(inflight () => { http.parseUrl("/orders"); }) == "Invalid URL: /orders");
}

test "formatUrl keeps every part by default, and false leaves a part out" {
  let text = "https://maria:secret@shop.example.com:8443/orders?page=2#top";
  let url = http.parseUrl(text);
  assert(http.formatUrl(url) == text);
  assert(http.formatUrl(url, auth: false) == "https://shop.example.com:8443/orders?page=2#top");
  assert(http.formatUrl(url, fragment: false) == "https://maria:secret@shop.example.com:8443/orders?page=2");
  assert(http.formatUrl(url, search: false) == "https://maria:secret@shop.example.com:8443/orders#top");
}

test "unicode true prints the host name with its letters" {
  let url = http.parseUrl("https://müller.example/");
  assert(url.hostname == "xn--mller-kva.example");
  assert(http.formatUrl(url) == "https://xn--mller-kva.example/");
  assert(http.formatUrl(url, unicode: true) == "https://müller.example/");
}

test "formatUrl reads only href, and throws if href is not a URL" {
  let url = http.parseUrl("https://example.com/orders");
  let changed = http.Url {
    href: url.href, protocol: "http:", host: "other", hostname: "other", port: "1", pathname: "/other",
    search: "?a", hash: "#b", origin: "x", username: "u", password: "p",
  };
  assert(http.formatUrl(changed) == "https://example.com/orders");
  let wrong = http.Url {
    href: "orders", protocol: "http:", host: "other", hostname: "other", port: "1", pathname: "/other",
    search: "?a", hash: "#b", origin: "x", username: "u", password: "p",
  };
  assert(message(inflight () => { http.formatUrl(wrong); }).startsWith("Unable to format URL Struct: Invalid URL"));
}
