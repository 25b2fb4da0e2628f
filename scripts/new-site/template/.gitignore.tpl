node_modules/
.docusaurus/
build/
test-results/
