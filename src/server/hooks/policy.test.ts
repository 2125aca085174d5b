import { expect, test } from 'vitest'
import { checkHookAddress, isPublicAddress } from './policy.ts'

test.each([
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['::', false],
  ['::7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2001:db8::1', false],
  ['2002:a00:1::1', false],
  ['receiver.example', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

test.each([
  ['https://receiver.example/', [], true],
  ['https://receiver.example:80/', [], true],
  ['https://receiver.example:8443/', [], false],
  ['https://receiver.example:22/', [8443], false],
  ['https://receiver.example:8443/', [8443], true],
])('a hook to %s, where %j are permitted besides: %s', (url, ports, isTaken) => {
  const check = () => checkHookAddress(url, { allowsPrivate: false, ports })
  if (isTaken) expect(check().href).toBe(url)
  else expect(check).toThrow('may not have the port')
})
