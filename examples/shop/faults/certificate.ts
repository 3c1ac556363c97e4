/**
 * The certificate of an origin that no browser trusts: it is signed by itself. The key is no secret, because nothing
 * relies on it. Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 36500 -nodes`.
 */
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgCZrxohzZ4HiMpPrT
4UP7Yfq6kS8EhvKq/tzgKqfO1SKhRANCAAQoBfmw4rjuVX7n4rhkoDHsZ/9MSMcl
DTUyhlp5xAGMmVX5Xd/rfQ1xeuEuzqHhCTKdEqTeYYbRXcIn+C5wNUeW
-----END PRIVATE KEY-----`

export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBjzCCATWgAwIBAgIUWpy4Ao6qDVWrXP6PFV0XGqpSaOQwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRdW50cnVzdGVkLmV4YW1wbGUwIBcNMjYxMTIyMTQwNTQ1WhgP
MjEyNjEwMjkxNDA1NDVaMBwxGjAYBgNVBAMMEXVudHJ1c3RlZC5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEKAX5sOK47lV+5+K4ZKAx7Gf/TEjHJQ01
MoZaecQBjJlV+V3f630NcXrhLs6h4QkynRKk3mGG0V3CJ/gucDVHlqNTMFEwHQYD
VR0OBBYEFBpT9UIH6wsW2/Pd+Q6+MUD/F/pdMB8GA1UdIwQYMBaAFBpT9UIH6wsW
2/Pd+Q6+MUD/F/pdMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIh
AI1lHvBq6KrSJGG6hVlmXosoWG9nPOqdQ1GYAd6ZSr8RAiALTRNfcoFo3qLqyAns
q5LD0j8OgmMqy3BpwT42avldPQ==
-----END CERTIFICATE-----`
