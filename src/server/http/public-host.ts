import { BlockList, isIPv6 } from 'node:net'

/** Loopback, private, link-local and carrier-grade ranges: RFC 1122, 1918, 3927, 6598, 4193, 4291. */
const OWN_RANGES: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.168.0.0', 16],
  ['::', 128], ['::1', 128], ['fc00::', 7], ['fe80::', 10],
]
const OWN_ADDRESSES = new BlockList()
for (const [network, prefix] of OWN_RANGES) OWN_ADDRESSES.addSubnet(network, prefix, isIPv6(network) ? 'ipv6' : 'ipv4')

/** Names that no public name server answers: without a dot, RFC 6761, 6762, 8375, and what ICANN keeps out of the root. */
const OWN_NAMES = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa|lan|home|corp|mail|test)$/

/** The host of a web address as anybody may be told it, without port and credentials; null for loopback and private networks. */
export function publicHost(address: string): string | null {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '').toLowerCase()
  if (isIPv6(host)) return OWN_ADDRESSES.check(host, 'ipv6') ? null : host
  if (/^[\d.]+$/.test(host)) return OWN_ADDRESSES.check(host, 'ipv4') ? null : host
  return OWN_NAMES.test(host) ? null : host
}
