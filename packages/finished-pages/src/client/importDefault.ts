/** Takes the place of `tslib` where this is the only one of its 30 helpers in use. */
export function __importDefault(module: { __esModule?: boolean }): object {
  return module.__esModule ? module : { default: module };
}
