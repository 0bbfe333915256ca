import '@fontsource-variable/figtree/wght.css'
import '../tokens.css'
import '../base.css'
import './visitor-base.css'
