const layer = (name, from, allowed, advice) => ({
  name,
  severity: 'error',
  comment: advice,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { pathNot: allowed },
})

/** Pure libraries the planner may use. A new one is added here and nowhere else. */
const PURE_LIBRARIES = ['temporal-polyfill', 'ml-matrix']
const pureLibrary = `node_modules/(${PURE_LIBRARIES.join('|')}|temporal-spec|temporal-utils)/`

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or a third holds what both need. Move the shared part down.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import does not resolve. Correct the path, or pin the package in package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    layer('contract-knows-zod-only', '^src/contract/', '^src/contract/|node_modules/zod/',
      'The contract is shared by browser and server. Keep it to zod schemas; put behaviour on the side that needs it.'),
    layer('planner-is-pure', '^src/planner/', `^src/(planner|contract)/|${pureLibrary}`,
      'The planner does no I/O and reads no clock. Pass the value in through generatePlan, or add a pure library to PURE_LIBRARIES.'),
    {
      name: 'planner-takes-contract-types-only',
      severity: 'error',
      comment: 'Import types from the contract with `import type`; validating is the edge\'s job.',
      from: { path: '^src/planner/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'verifier-is-independent',
      severity: 'error',
      comment: 'A verifier that shares code with the scheduler shares its mistakes. Write the small piece again in verify/.',
      from: { path: '^src/planner/verify/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/planner/(schedule|draft)/', dependencyTypesNot: ['type-only'] },
    },
    layer('web-knows-the-contract-only', '^src/web/', '^src/(web|contract)/|node_modules/|^virtual:',
      'The browser learns of the server through the contract. Put the shared schema there.'),
    {
      name: 'web-features-do-not-import-each-other',
      severity: 'error',
      comment: 'Compose features in a page, or move the shared component to src/web/ui or the shared call to src/web/api.',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'web-layers-point-down',
      severity: 'error',
      comment: 'Arrows go app -> pages -> features -> api, ui. Pass what is needed as a property.',
      from: { path: '^src/web/(ui|api|features)/' },
      to: { path: '^src/web/(app|pages)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      comment: 'A component that knows a feature belongs to that feature.',
      from: { path: '^src/web/(ui|api)/' },
      to: { path: '^src/web/features/' },
    },
    {
      name: 'server-features-do-not-import-each-other',
      severity: 'error',
      comment: 'Pass the other feature\'s service in through services.ts, or move the shared table to database/.',
      from: { path: '^src/server/(account|plans|plan-runs|exports|connections|feedback)/' },
      to: {
        path: '^src/server/(account|plans|plan-runs|exports|connections|feedback)/',
        pathNot: '^src/server/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-does-not-know-the-web',
      severity: 'error',
      comment: 'The server serves the built files; it never imports them.',
      from: { path: '^src/(server|planner|contract|integrations|cli)/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'sandbox-only-through-services',
      severity: 'error',
      comment: 'Stand-ins are never loaded in production. Import them dynamically in src/server/services.ts.',
      from: { path: '^src/', pathNot: '^src/server/services\\.ts$' },
      to: { path: '^sandbox/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-is-imported-dynamically',
      severity: 'error',
      comment: 'Use `await import(...)` so that production never loads a stand-in.',
      from: { path: '^src/' },
      to: { path: '^sandbox/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/|route-tree\\.gen\\.ts$' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
}
