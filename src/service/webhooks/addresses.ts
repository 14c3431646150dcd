/**
 * Which addresses are of the public internet. Sources: the IANA special-purpose address registries (RFC 6890), which
 * ipaddr.js has as ranges, and RFC 4291 §2.4 (global unicast IPv6 is 2000::/3).
 */
import ipaddr from 'ipaddr.js';

/** Public by its number, but answered by the host of a virtual machine on Azure: its metadata and agents. */
const AZURE_HOST = '168.63.129.16';
/** Where IPv4 stands in the last four bytes and is what is reached: RFC 4291 §2.5.5.2, and NAT64's well-known prefix, RFC 6052 §2.1. */
const HOLDS_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const GLOBAL_UNICAST = '2000::/3';
/** IPv4-compatible IPv6 (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js takes for the mapped form. */
const COMPATIBLE = /^::\d+(?:\.\d+){3}$/u;
const IPV4_BYTES = 4;

function isWithin(address: ipaddr.IPv6, block: string): boolean {
  return address.match(ipaddr.IPv6.parseCIDR(block));
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
  if (HOLDS_IPV4.some((block) => isWithin(address, block))) {
    return isPublic(new ipaddr.IPv4(address.toByteArray().slice(-IPV4_BYTES)));
  }
  // 6to4, Teredo and other tunnels are no unicast of their own, whatever address is in them: they are refused as a whole.
  return address.range() === 'unicast' && isWithin(address, GLOBAL_UNICAST);
}

/** The hostname of a URL as an address: without the brackets of IPv6; null where it is a name. */
export function literalOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether the address, IPv4 or IPv6 in any spelling, is one of the public internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && !COMPATIBLE.test(address) && isPublic(ipaddr.parse(address));
}
