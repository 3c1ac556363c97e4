/** Kinds of documents: modes, syntaxes, frames, base addresses and policies. */
import { inlineScript, type HostPage } from '../host-page.js'

const NONCE = 'bm9uY2Ugb2YgdGhlIGhvc3Q'
const policy = (...directives: string[]) => ({ 'Content-Security-Policy': directives.join('; ') })

const kinds: readonly HostPage[] = [
  { name: 'plain', sentence: 'A page without anything special; the others are compared with it.' },
  { name: 'quirks', sentence: 'A page without a doctype, in quirks mode.', doctype: '' },
  {
    name: 'xhtml',
    sentence: 'A page served as XML.',
    contentType: 'application/xhtml+xml',
  },
  {
    name: 'base',
    sentence: 'A base element makes relative addresses point elsewhere, into a new tab.',
    head: '<base href="/somewhere/else/" target="_blank" />',
  },
]

const frames: readonly HostPage[] = [
  {
    name: 'domain',
    sentence: 'A page that sets `document.domain`.',
    setup: inlineScript('document.domain = document.domain'),
    headers: { 'Origin-Agent-Cluster': '?0' },
  },
  {
    name: 'frameset',
    sentence: 'A frameset with the page above; both set `document.domain`.',
    doctype:
      '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN" "http://www.w3.org/TR/html4/frameset.dtd">',
    setup: inlineScript('document.domain = document.domain'),
    body: '<frameset cols="100%"><frame src="/hosts/domain"></frame></frameset>',
    headers: { 'Origin-Agent-Cluster': '?0' },
  },
  {
    name: 'sandbox',
    sentence: 'A sandbox without an origin, so without storage and cookies.',
    headers: policy('sandbox allow-scripts allow-forms'),
  },
]

const policies: readonly HostPage[] = [
  {
    name: 'csp-nonce',
    sentence: 'A policy that allows scripts with a nonce, and no style sheets.',
    nonce: NONCE,
    headers: policy(
      `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
      "style-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
    ),
  },
  {
    name: 'csp-addresses',
    sentence: 'A policy that allows addresses.',
    headers: policy("default-src 'self'", "img-src 'self' data:"),
  },
  {
    name: 'trusted-types',
    sentence: 'Trusted Types with our policy.',
    headers: policy("require-trusted-types-for 'script'", 'trusted-types shop-sdk'),
  },
  {
    name: 'trusted-types-others',
    sentence: 'Trusted Types that allow only other policies.',
    headers: policy("require-trusted-types-for 'script'", 'trusted-types host'),
  },
]

const hashes: readonly HostPage[] = [
  {
    name: 'integrity-policy',
    sentence: 'The page demands a hash for each script.',
    hasHashes: true,
    headers: { 'Integrity-Policy': 'blocked-destinations=(script)' },
  },
]

export const documentPages: readonly HostPage[] = [...kinds, ...frames, ...policies, ...hashes]
