import { layoutTexts } from './texts.ts'

/** 'Dashboard - Planwright' on a titled route, 'Planwright - AI Powered Planner' elsewhere. */
export function documentTitle(title: string | undefined, productName: string): string {
  const titles: Record<string, string> = layoutTexts.titles
  return title ? `${titles[title] ?? title} - ${productName}` : `${productName} - ${layoutTexts.aiPoweredPlanner}`
}
