/**
 * Determines which addresses belong to the public internet. Sources: the IANA special-purpose address registries (RFC
 * 6890), which ipaddr.js provides as ranges, and RFC 4291 §2.4 (global unicast IPv6 is 2000::/3).
 */
import ipaddr from 'ipaddr.js';

/** A public address by its number, but on Azure the host of a virtual machine answers it, with metadata and agents. */
const AZURE_HOST = '168.63.129.16';
/**
 * Ranges that contain an IPv4 address in the last four bytes, to which the connection is made: RFC 4291 §2.5.5.2, and
 * NAT64's well-known prefix, RFC 6052 §2.1.
 */
const HOLDS_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const GLOBAL_UNICAST = '2000::/3';
/** IPv4-compatible IPv6 (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js parses as the mapped form. */
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
  // 6to4, Teredo and other tunnels are not in the range `unicast`, so they are refused whatever address they contain.
  return address.range() === 'unicast' && isWithin(address, GLOBAL_UNICAST);
}

/** Returns the hostname of a URL as an address, without the brackets of IPv6; null if it is a name. */
export function readAddressLiteral(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/gu, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Returns whether an IPv4 or IPv6 address in any notation is public. Text that is not an address is not public. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && !COMPATIBLE.test(address) && isPublic(ipaddr.parse(address));
}
