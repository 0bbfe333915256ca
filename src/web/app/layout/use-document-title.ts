import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productName } from '../../api/product-name.ts'
import { documentTitle } from './document-title.ts'

export function useDocumentTitle(): void {
  const title = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title })
  useEffect(() => {
    document.title = documentTitle(title, productName())
  }, [title])
}
