import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { layoutTexts } from './texts.ts'

/** 'Dashboard - Planwright' on a titled route, 'Planwright - AI Powered Planner' elsewhere. */
export function useDocumentTitle(): void {
  const productName = usePublicConfig().data?.productName ?? 'Planwright'
  const title = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title })
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : `${productName} - ${layoutTexts.aiPoweredPlanner}`
  }, [title, productName])
}
