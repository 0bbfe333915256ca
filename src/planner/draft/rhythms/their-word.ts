import { matchesTask } from '../../goal/matcher.ts'
import { capitalise } from '../wording.ts'

/** 'Strength on Tuesdays' is found by that word in each of its sessions, also where the series knows it and calls this one 'Lower body'. `stated` is null where nobody named it. */
export function inTheirWord(title: string, stated: string | null): string {
  if (stated === null) return title
  const said = stated.split(/\s+/u).filter((word) => word.length > 2)
  return matchesTask({ labels: [stated, ...said] }, { title, subjects: [] }) ? title : `${capitalise(stated)} – ${title}`
}
