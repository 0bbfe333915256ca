import { z } from 'zod'

/** Vite's build manifest: source -> what was built of it. */
export const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
export type Manifest = z.infer<typeof ManifestSchema>

/** Style sheets of a module and of everything it imports, those it builds upon first. */
export function stylesOf(manifest: Manifest, module: string | undefined): string[] {
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (chunk === undefined || seen.has(source)) return
    seen.add(source)
    chunk.imports.forEach(visit)
    for (const style of chunk.css) styles.add(style)
  }
  if (module !== undefined) visit(module)
  return [...styles]
}
