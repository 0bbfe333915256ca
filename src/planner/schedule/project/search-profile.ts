import type { Project } from './project.ts'

/** How a search is led; tuned on the PSPLIB development sets at 1,000 and 5,000 schedules. */
export type SearchProfile = {
  /** Exponent of the weights in biased sampling. */
  samplingBias: number
  /** Lengths of crossover windows as shares of the makespan, and how many random ones the densest is chosen from. */
  windowShares: readonly [number, number]
  windowTries: number
  /** Members that compete to be a mate. */
  rivals: number
  /** Share of seeds made by parallel generation: at the start, and in place of repeated schedules. */
  parallelSeeds: number
  parallelReplacements: number
  /** Size of the last population as a share of the first. */
  shrinksTo: number
}

/** Few schedules for each activity: press hard towards what is dense and short. */
const PRESSED: SearchProfile = { samplingBias: 2, windowShares: [0.3, 0.6], windowTries: 15, rivals: 4, parallelSeeds: 1, parallelReplacements: 0.25, shrinksTo: 0.42 }
/** Many: keep the population varied. */
const PATIENT: SearchProfile = { samplingBias: 1.5, windowShares: [0.2, 0.6], windowTries: 10, rivals: 2, parallelSeeds: 0.5, parallelReplacements: 0.25, shrinksTo: 0.42 }
/** Few activities repeat schedules soon, so variety is worth most. */
const VARIED: SearchProfile = { samplingBias: 1, windowShares: [0.2, 0.5], windowTries: 5, rivals: 2, parallelSeeds: 0.5, parallelReplacements: 0.25, shrinksTo: 1 }
const PATIENT_FROM_SCHEDULES_PER_ACTIVITY = 25
const VARIED_BELOW_ACTIVITIES = 48

export function searchProfile(project: Project, schedules: number): SearchProfile {
  if (project.count < VARIED_BELOW_ACTIVITIES) return VARIED
  return schedules < PATIENT_FROM_SCHEDULES_PER_ACTIVITY * project.count ? PRESSED : PATIENT
}

/** The population shrinks from `first` to `last` as the schedules are used up; it is chosen from `seeds`. */
export function populationSizes(schedules: number, { shrinksTo }: SearchProfile): { first: number; last: number; seeds: number } {
  const first = Math.max(4, Math.round(0.88 * Math.sqrt(schedules)))
  return { first, last: Math.max(4, Math.round(shrinksTo * first)), seeds: Math.max(first, Math.round(2.6 * first)) }
}
