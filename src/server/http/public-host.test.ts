import { expect, it } from 'vitest'
import { publicHost } from './public-host.ts'

it.each([
  ['https://models.example.org/v1', 'models.example.org'],
  ['https://user:secret@models.example.org:8443/v1?key=secret', 'models.example.org'],
  ['https://203.0.113.7/v1', '203.0.113.7'],
  ['http://[2001:db8::7]:8000/v1', '2001:db8::7'],
  ['http://172.32.0.1/v1', '172.32.0.1'],
])('tells %s as %s', (address, host) => expect(publicHost(address)).toBe(host))

it.each([
  'http://localhost:11434/v1',
  'http://LOCALHOST./v1',
  'http://127.0.0.53:1234/v1',
  'http://0x7f000001/v1',
  'http://2130706433/v1',
  'http://10.1.2.3/v1',
  'http://172.16.9.9/v1',
  'http://192.168.1.20:8000/v1',
  'http://100.100.1.1/v1',
  'http://169.254.169.254/v1',
  'http://0.0.0.0:8000/v1',
  'http://[::1]:8000/v1',
  'http://[fd12:3456::1]/v1',
  'http://[fe80::1]/v1',
  'http://[::ffff:192.168.1.20]/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://gpu.lan/v1',
  'http://models.default.svc.cluster.local/v1',
])('keeps the address of a server of one’s own: %s', (address) => expect(publicHost(address)).toBeNull())
