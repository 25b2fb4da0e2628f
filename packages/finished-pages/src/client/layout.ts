// Every page has it, so its scripts are a part of the main file, not of files that load after it.
import '@theme/Layout';
