declare module 'virtual:mantine-theme.css'

/** For tests alone: they run in Node, while the page's code must not see Node's types. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string
}
