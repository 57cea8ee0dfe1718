export { default, generateMetadata } from "../auth/page";
