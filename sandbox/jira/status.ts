import type { AccountSite } from './account-site.ts'

export type Status = { id: string; name: string; category: { id: number; key: string; name: string; colorName: string } }

/** Columns of the boards, in their order. */
export const STATUSES: readonly Status[] = [
  { id: '10010', name: 'To Do', category: { id: 2, key: 'new', name: 'To Do', colorName: 'blue-gray' } },
  { id: '10011', name: 'In Progress', category: { id: 4, key: 'indeterminate', name: 'In Progress', colorName: 'yellow' } },
  { id: '10012', name: 'Done', category: { id: 3, key: 'done', name: 'Done', colorName: 'green' } },
]

export const FIRST_STATUS_ID = STATUSES[0]!.id

export function presentStatus({ url }: AccountSite, statusId: string) {
  const { id, name, category } = STATUSES.find((status) => status.id === statusId) ?? STATUSES[0]!
  return {
    self: `${url}/rest/api/3/status/${id}`, description: '', iconUrl: `${url}/images/status-${id}.svg`, name, id,
    statusCategory: { self: `${url}/rest/api/3/statuscategory/${category.id}`, ...category },
  }
}
