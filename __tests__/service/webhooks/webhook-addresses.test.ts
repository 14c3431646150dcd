import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, readAddressLiteral } from '../../../src/service/webhooks/addresses.js';

/** First, last and one in the middle of every special block of IPv4. */
const REFUSED_IPV4 = {
  'this network': ['0.0.0.0', '0.0.0.1', '0.255.255.255'],
  private: ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  'carrier-grade NAT': ['100.64.0.0', '100.127.255.255', '100.100.100.200'],
  loopback: ['127.0.0.0', '127.0.0.1', '127.1.2.3', '127.255.255.255'],
  'link-local, with metadata': ['169.254.0.0', '169.254.169.254', '169.254.170.2', '169.254.255.255'],
  'IETF protocols': ['192.0.0.0', '192.0.0.192', '192.0.0.255'],
  documentation: ['192.0.2.0', '192.0.2.255', '198.51.100.0', '198.51.100.255', '203.0.113.0', '203.0.113.255'],
  'relays and sinks': ['192.31.196.1', '192.52.193.1', '192.88.99.1', '192.175.48.1'],
  benchmarking: ['198.18.0.0', '198.19.255.255'],
  multicast: ['224.0.0.0', '239.255.255.255'],
  reserved: ['240.0.0.0', '255.255.255.254'],
  broadcast: ['255.255.255.255'],
  'the host of a virtual machine': ['168.63.129.16'],
} as const;

const REFUSED_IPV6 = {
  unspecified: ['::', '0:0:0:0:0:0:0:0'],
  loopback: ['::1', '0:0:0:0:0:0:0:1'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1', '::10.0.0.1', '::8.8.8.8'],
  'IPv4-mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '::ffff:169.254.169.254', '::ffff:0.0.0.0'],
  'IPv4-translated': ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b::10.0.0.1'],
  'local NAT64': ['64:ff9b:1::', '64:ff9b:1::8.8.8.8', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  discard: ['100::', '100::ffff:ffff:ffff:ffff'],
  Teredo: ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', '2001:0:53aa:64c:0:0:80ff:fffe'],
  'IETF protocols': ['2001:1::1', '2001:2::1', '2001:3::1', '2001:4:112::1', '2001:10::1', '2001:20::1', '2001:30::1'],
  documentation: ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '3fff::1', '3fff:fff::1'],
  '6to4': ['2002::', '2002:7f00:1::', '2002:a00:1::1', '2002:a9fe:a9fe::', '2002:808:808::'],
  sinks: ['2620:4f:8000::1'],
  'segment routing': ['5f00::1'],
  'outside of global unicast': ['1::1', '1fff:ffff::1', '4000::1', 'e000::1'],
  'unique local, with metadata': ['fc00::', 'fd00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fdff:ffff::1'],
  'link-local': ['fe80::', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'site-local': ['fec0::1', 'feff::1'],
  multicast: ['ff00::', 'ff02::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
} as const;

const PUBLIC = [
  ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '93.184.216.34', '100.63.255.255', '100.128.0.0'],
  ['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0'],
  ['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255', '168.63.129.15'],
  ['2000::1', '2606:4700:4700::1111', '2a00:1450:4001::1', '2001:200::1', '2001:4860:4860::8888', '3ffe::1'],
  ['::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::8.8.8.8'],
].flat();

const listAddresses = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([block, addresses]) => addresses.map((address) => [block, address] as const));

describe('addresses', () => {
  it.each(listAddresses(REFUSED_IPV4))('refuses %s: %s', (_block, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(listAddresses(REFUSED_IPV4))('refuses %s inside IPv6: %s', (_block, address) => {
    for (const prefix of ['::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::']) {
      expect([prefix, isPublicAddress(`${prefix}${address}`)]).toEqual([prefix, false]);
    }
  });

  it.each(listAddresses(REFUSED_IPV6))('refuses %s: %s', (_block, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(PUBLIC)('lets %s pass', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['', 'example.com', '1.2.3.4.5', '256.1.1.1', ':::', '1.1.1.1/24', 'fe80::1::2'])(
    'takes %j for no address of the internet',
    (text) => expect(isPublicAddress(text)).toBe(false),
  );

  it.each([
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[::FFFF:7F00:0001]/',
    'http://0/',
    'http://0xA9FEA9FE/',
    'http://2852039166/',
    'http://[fd00:ec2::254]/',
  ])('sees through the spelling of %s', (url) => {
    const literal = readAddressLiteral(new URL(url).hostname);
    expect(literal).not.toBeNull();
    expect(isPublicAddress(literal ?? '8.8.8.8')).toBe(false);
  });
});
