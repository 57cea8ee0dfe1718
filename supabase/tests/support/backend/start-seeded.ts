// Jest runs each file of global setup once, for the first of the projects that name it.
export { default } from "./start-backend";
