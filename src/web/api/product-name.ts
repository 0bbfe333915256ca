/** Stands in pages that are rendered at build; the server puts the installation's own name in its place. */
export const PRODUCT_NAME_PLACEHOLDER = '__PRODUCT_NAME__'

/** The name that the installation gave the product, as the server wrote it into the page. */
export function productName(): string {
  if (typeof document === 'undefined') return PRODUCT_NAME_PLACEHOLDER
  return document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Planwright'
}
